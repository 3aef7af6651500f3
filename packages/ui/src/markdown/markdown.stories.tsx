import { picture } from '../catalogue/samples.ts'
import { statesOf } from '../catalogue/story.ts'
import { Markdown } from './index.ts'

export default { component: Markdown }

const story = statesOf(Markdown)

export const Text = story((say) => ({
  html: say(
    `<h2>باورها</h2><p>ایمان، <strong>دانش</strong> و <em>کردار</em> از هم جدا نیستند؛ <a href="/fa/about-us">بیشتر بخوانید</a>.</p>
<h3>آنچه می‌کنیم</h3><ul><li>نماز جماعت</li><li>کلاس‌های آخر هفته<ul><li>زبان فارسی</li><li>قرآن</li></ul></li></ul>
<ol><li>نام‌نویسی</li><li>گفت‌وگو</li></ol><blockquote><p>آن که خود را شناخت، پروردگارش را شناخت.</p></blockquote><hr><p>پایان.</p>`,
    `<h2>Beliefs</h2><p>Faith, <strong>knowledge</strong> and <em>deeds</em> are one; <a href="/ca/about-us">read more</a>.</p>
<h3>What we do</h3><ul><li>Congregational prayer</li><li>Weekend classes<ul><li>Persian</li><li>Quran</li></ul></li></ul>
<ol><li>Registration</li><li>Conversation</li></ol><blockquote><p>Whoever knows themselves knows their Lord.</p></blockquote><hr><p>The end.</p>`,
  ),
}))

export const Table = story((say) => ({
  html: say(
    '<table><thead><tr><th>کلاس</th><th>روز</th></tr></thead><tbody><tr><td>فارسی</td><td>شنبه</td></tr><tr><td>قرآن</td><td>یکشنبه</td></tr></tbody></table>',
    '<table><thead><tr><th>Class</th><th>Day</th></tr></thead><tbody><tr><td>Persian</td><td>Saturday</td></tr><tr><td>Quran</td><td>Sunday</td></tr></tbody></table>',
  ),
}))

export const Picture = story(
  (say) => ({
    html: `<p>${say('تالار اصلی:', 'The main hall:')}</p><p><img src="${picture(120)}" width="1600" height="900" alt="${say('تپه‌ها', 'Hills')}"></p>`,
  }),
  { parameters: { sheet: { width: 360 } } },
)
