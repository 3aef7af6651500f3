import { Flex, Typography } from '@strapi/design-system'
import { diffArrays } from 'diff'
import { centreTime, inPanelLanguage } from '../bilingual'
import { longDate } from '../dates/long-date'
import { draftOf } from '../occurrences/draft-schedule'
import { scheduleInWords } from '../occurrences/schedule-in-words'
import { versionTexts as texts } from './version-texts'

interface File {
  id: number
  name: string
  url: string | null
}

const isMoment = (type: string) => type === 'datetime' || type === 'date'

/** A value as text; a text itself as it is. */
function textOf(type: string, value: unknown): string {
  if (typeof value === 'boolean') return inPanelLanguage(value ? texts.yes : texts.no)
  if (isMoment(type)) return type === 'date' ? longDate(String(value)) : centreTime(String(value))
  if (type === 'time') return String(value).slice(0, 5)
  const schedule = type === 'json' ? draftOf(value) : undefined
  if (schedule) return scheduleInWords(schedule)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const plain = { whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext', overflowWrap: 'anywhere' } as const

/** Words as both languages divide them, with what is between them. */
const words = new Intl.Segmenter('fa', { granularity: 'word' })
const wordsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment)

/** With more different words the two texts are shown without marks. */
const maxEditLength = 2000

function MarkedText({ text, other, isLeft }: { text: string; other: string; isLeft: boolean }) {
  const parts = diffArrays(wordsOf(isLeft ? text : other), wordsOf(isLeft ? other : text), { maxEditLength })
  if (!parts) return text
  const own = parts.filter(({ added, removed }) => (isLeft ? !added : !removed))
  let position = 0
  return own.map(({ value, added, removed }) => {
    const start = position
    position += value.length
    const words = value.join('')
    if (!added && !removed) return words
    return isLeft ? <del key={start}>{words}</del> : <ins key={start}>{words}</ins>
  })
}

function Files({ files }: { files: File[] }) {
  return (
    <Flex gap={2} wrap="wrap" alignItems="flex-start">
      {files.map(({ id, name, url }) => (
        <Flex key={id} direction="column" alignItems="flex-start" gap={1} style={{ maxWidth: 120 }}>
          {url && /\.(webp|png|jpe?g|gif|avif|svg)$/i.test(url) && (
            <img src={url} alt="" width={88} height={66} style={{ objectFit: 'cover', borderRadius: 4 }} />
          )}
          <Typography variant="pi" textColor={url ? 'neutral800' : 'danger600'} style={plain}>
            {name}
            {!url && ` (${inPanelLanguage(texts.fileGone)})`}
          </Typography>
        </Flex>
      ))}
    </Flex>
  )
}

interface ValueProps {
  type: string
  value: unknown
  other: unknown
  isLeft: boolean
}

/** One side of a field; words that the other side lacks are marked. */
export function ComparedValue({ type, value, other, isLeft }: ValueProps) {
  if (value === undefined)
    return <Typography textColor="neutral500">{inPanelLanguage(texts.empty)}</Typography>
  if (type === 'media') return <Files files={value as File[]} />
  const text = textOf(type, value)
  return (
    <Typography tag="div" style={plain} className="centre-compared">
      {typeof value === 'string' && typeof other === 'string' && value !== other && !isMoment(type) ? (
        <MarkedText text={text} other={textOf(type, other)} isLeft={isLeft} />
      ) : (
        text
      )}
    </Typography>
  )
}
