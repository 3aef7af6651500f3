import type { ReactElement } from 'react'
import { picture } from '../catalogue/samples.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { Markdown } from './index.ts'
import type { MarkdownOptions } from './options.ts'
import { renderMarkdown } from './render.ts'

export default { component: Markdown }

const story = statesOf(Markdown)

const hall = 'https://cms.example/uploads/hall.jpg'

/** The props that a server would send, with a drawn picture in place of an upload. */
async function rendered(persian: string, english: string, options: MarkdownOptions = {}) {
  const labels = [
    { table: 'جدول', code: 'کد', footnotes: 'پانویس‌ها', backToText: 'بازگشت به متن' },
    { table: 'Table', code: 'Code', footnotes: 'Footnotes', backToText: 'Back to the text' },
  ]
  const [inPersian = '', inEnglish = ''] = await Promise.all(
    [persian, english].map(async (source, at) => {
      const html = await renderMarkdown(source, {
        mediaBase: 'https://cms.example',
        siteOrigin: 'https://own.example',
        pictureAt: (address) => (address === '/uploads/hall.jpg' ? { width: 1600, height: 900 } : undefined),
        formatNumber: new Intl.NumberFormat(['fa', 'en'][at]).format,
        labels: labels[at],
        ...options,
      })
      return html.replaceAll(hall, picture(120))
    }),
  )
  return (text: StoryText) => ({ html: text(inPersian, inEnglish) })
}

/** Marks the language, so that foreign names and code do not count as the component's own text (conformanc./foreign-text.ts). */
const asWritten = (article: ReactElement, text: StoryText) => <div lang={text('fa', 'en-CA')}>{article}</div>

const narrow = { parameters: { sheet: { width: 360 } } }

export const Text = story(
  await rendered(
    `## باورها

ایمان، **دانش** و *کردار* از هم جدا نیستند؛ [بیشتر بخوانید](/fa/about-us). ~~شنبه~~ <mark>یکشنبه</mark> گرد هم می‌آییم.

### آنچه می‌کنیم

- نماز جماعت
- کلاس‌های آخر هفته
  - زبان فارسی
  - قرآن

1. نام‌نویسی
2. گفت‌وگو

> آن که خود را شناخت، پروردگارش را شناخت.

---

<details open>
<summary>آیا برای شرکت باید عضو باشم؟</summary>

خیر؛ در همه برنامه‌ها به روی همه باز است.

</details>`,
    `## Beliefs

Faith, **knowledge** and *deeds* are one; [read more](/ca/about-us). We meet on ~~Saturday~~ <mark>Sunday</mark>.

### What we do

- Congregational prayer
- Weekend classes
  - Persian
  - Quran

1. Registration
2. Conversation

> Whoever knows themselves knows their Lord.

---

<details open>
<summary>Must I be a member?</summary>

No; every gathering is open to all.

</details>`,
  ),
)

export const Tasks = story(
  await rendered(
    '- [x] نام‌نویسی خانواده\n- [ ] خبر دادن درباره غذای گیاهی یا حساسیت‌ها\n  - [ ] برای کودکان هم\n- آوردن ظرف دربسته',
    '- [x] Register your family\n- [ ] Tell us of allergies, or that you eat no meat\n  - [ ] For the children too\n- Bring a box with a lid',
  ),
)

export const Footnotes = story(
  await rendered(
    'درها یک ساعت پیش از مغرب باز است.[^1] پس از افطار جزءخوانی است[^2] و سپس سخنرانی.[^2]\n\n[^1]: وقت مغرب به افق تورنتو.\n\n[^2]: به فارسی؛ چکیده انگلیسی همان شب پخش می‌شود.',
    'The doors open an hour before Maghrib.[^1] After iftar comes the recitation[^2] and then a talk.[^2]\n\n[^1]: By the horizon of Toronto.\n\n[^2]: In Persian; an English summary is handed out that night.',
  ),
)

export const Table = story(
  await rendered(
    '| شب | مراسم | آغاز | هزینه |\n| :-- | :-- | :-: | --: |\n| نوزدهم | دعای جوشن کبیر | ۲۱:۳۰ | رایگان |\n| بیست‌ویکم | احیا و زیارت | ۲۱:۴۵ | رایگان |\n| بیست‌وسوم | احیا و سحری | ۲۲:۰۰ | ۱۰ دلار |',
    '| Night | Gathering | From | Cost |\n| :-- | :-- | :-: | --: |\n| Nineteenth | Jawshan Kabir | 21:30 | Free |\n| Twenty-first | Vigil and visitation | 21:45 | Free |\n| Twenty-third | Vigil and a meal | 22:00 | $10 |',
  ),
)

export const WideTable = story(
  await rendered(
    '| شب | مراسم | سخنران | آغاز |\n| - | - | - | - |\n| نوزدهم | دعای جوشن کبیر | سخنران میهمان | ۲۱:۳۰ |\n| بیست‌ویکم | احیا و زیارت | امام جماعت | ۲۱:۴۵ |',
    '| Night | Gathering | Speaker | From |\n| - | - | - | - |\n| Nineteenth | Jawshan Kabir | A guest | 21:30 |\n| Twenty-first | Vigil and visitation | The imam | 21:45 |',
  ),
  narrow,
)

const code = `\`\`\`js
import { prayerTimesOn } from 'prayer-times'

// Toronto, by the Jafari method
const { maghrib } = prayerTimesOn(today, toronto)
console.log(\`Maghrib: \${maghrib}\`)
\`\`\``

export const Code = story(
  await rendered(
    `نشانی \`calendar.ics\` همیشه تازه است:\n\n${code.replace('Toronto, by the Jafari method', 'تورنتو، به روش جعفری')}`,
    `The address \`calendar.ics\` is always up to date:\n\n${code}`,
  ),
  { around: asWritten },
)

export const NumberedCode = story(
  await rendered(code, code, {
    lineNumbers: true,
    start: 9,
    lineHighlight: true,
    line: '11-12',
  }),
  { around: asWritten },
)

export const MarkedCode = story(
  await rendered(code, code, { lineHighlight: true, line: '21,24', lineOffset: 20 }),
  { around: asWritten, ...narrow },
)

const formula = `$$
\\cos H = \\frac{-\\sin\\alpha - \\sin\\varphi \\, \\sin\\delta}{\\cos\\varphi \\, \\cos\\delta}
$$`

export const Formulas = story(
  await rendered(
    `زاویه خورشید $\\alpha$ زیر افق، در عرض $\\varphi$ و میل $\\delta$، زاویه ساعتی را می‌دهد:\n\n${formula}\n\nفرمول نادرست همان‌گونه که نوشته شده می‌ماند: $\\frac{a}{$`,
    `The sun at $\\alpha$ below the horizon, at latitude $\\varphi$ and declination $\\delta$, gives the hour angle:\n\n${formula}\n\nA wrong formula stays as it was written: $\\frac{a}{$`,
    { katex: true },
  ),
  { around: asWritten },
)

export const Emoji = story(
  await rendered('خوش آمدید :rose: و نه `:rose:`', 'Welcome :rose: and not `:rose:`', { emoji: true }),
  { around: asWritten },
)

export const Pictures = story(
  await rendered(
    'تالار اصلی:\n\n![تپه‌ها](/uploads/hall.jpg)\n\n<figure><img src="/uploads/hall.jpg" alt="تپه‌ها در بامداد" width="320" height="180"><figcaption>تپه‌ها در بامداد</figcaption></figure>',
    'The main hall:\n\n![Hills](/uploads/hall.jpg)\n\n<figure><img src="/uploads/hall.jpg" alt="Hills at dawn" width="320" height="180"><figcaption>Hills at dawn</figcaption></figure>',
  ),
  narrow,
)

export const Links = story(
  await rendered(
    '[درون سایت](/fa/home)، [جای دیگر](https://example.org)، <info@example.org> و https://example.org/درباره/ما',
    '[On this site](/ca/home), [elsewhere](https://example.org), <info@example.org> and https://example.org/about',
  ),
  { around: asWritten },
)

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const LongWords = story(
  await rendered(
    `## نام ${longWord}\n\nدر متن فارسی، ${longWord} و https://example.org/${'calendar/'.repeat(9)} و \`${longWord}\` هم می‌شکند.`,
    `## The name ${longWord}\n\nIn a text, ${longWord} and https://example.org/${'calendar/'.repeat(9)} and \`${longWord}\` break too.`,
  ),
  { around: asWritten, ...narrow },
)

/** Resolves when the document is shown or has failed. */
const settled = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  while (canvasElement.querySelector('[aria-busy=true]')) await new Promise(requestAnimationFrame)
}

const states = (text: StoryText) => ({
  loading: text('متن در راه است.', 'The text is on its way.'),
  failed: text(
    'متن نیامد. کمی بعد دوباره بیایید.',
    'The text did not come. Please come back a little later.',
  ),
})

export const Document = story(
  (text) => ({
    src: `data:text/markdown;charset=utf-8,${encodeURIComponent(text('### از سند\n\nاین متن از نشانی خود آمده است.', '### A document\n\nThis text came from its own address.'))}`,
    labels: states(text),
  }),
  { play: settled },
)

export const Failed = story((text) => ({ src: 'data:nothing', labels: states(text) }), { play: settled })

export const Empty = story(() => ({ html: '' }))
