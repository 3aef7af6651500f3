/** Milliseconds that no eye sees as movement. */
const unseen = 1

const milliseconds = (times: string) =>
  times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000))

/** What moves or would move in here: elements whose transitions or animations take time. */
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
