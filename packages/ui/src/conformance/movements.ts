/** Shorter durations, in milliseconds, are not visible. */
const unseen = 1

const milliseconds = (times: string) =>
  times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000))

/** Elements with transitions or animations of visible duration. */
export function movements(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, pseudo)
      const takes = milliseconds(transitionDuration)
      if (animationName !== 'none') takes.push(...milliseconds(animationDuration))
      return Math.max(...takes) > unseen
        ? [`${element.getAttribute('class')}${pseudo ?? ''}: ${Math.max(...takes)} ms`]
        : []
    }),
  )
}
