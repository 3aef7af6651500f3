let timer: ReturnType<typeof setTimeout> | undefined

addEventListener('message', ({ data: milliseconds }: MessageEvent<number>) => {
  clearTimeout(timer)
  timer = setTimeout(() => postMessage(undefined), milliseconds)
})
