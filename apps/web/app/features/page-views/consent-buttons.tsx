import { Button } from '@islamic-centre/ui/button'
import { answer, useConsent } from './consent.ts'
import './consent.css'

type ConsentButtonsProps = { labels: { allow: string; deny: string }; onAnswer?: () => void }

/** Both answers look the same; the one that is valid is pressed. */
export function ConsentButtons({ labels, onAnswer }: ConsentButtonsProps) {
  const consent = useConsent()
  const answers = [
    ['granted', labels.allow],
    ['denied', labels.deny],
  ] as const
  return (
    <div className="consent__buttons">
      {answers.map(([it, label]) => (
        <Button
          key={it}
          variant="secondary"
          aria-pressed={consent === it}
          onClick={() => {
            answer(it)
            onAnswer?.()
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
