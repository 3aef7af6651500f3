import { picture, type Section } from './entry'
import type { Page, PageText } from './page-text'
import { sectionPages } from './section-pages'

const donate: Page = {
  slug: 'donate',
  image: 'cover-sapling',
  fa: {
    title: 'کمک مالی',
    description: 'راه‌های کمک مالی به کانون اسلامی انتاریو و رسید مالیاتی آن',
    amounts: [
      { amount: 25, text: 'یک سبد غذای هفتگی برای یک خانواده' },
      { amount: 60, text: 'یک ماه کلاس فارسی برای یک کودک' },
      { amount: 120, text: 'گرمای شبستان در یک هفته زمستان' },
      { amount: 500, text: 'بخشی از هزینه خاکسپاری یک درگذشته نیازمند' },
    ],
    content: `چراغ این خانه با کمک شما روشن است: نزدیک نیمی از هزینه‌ها صرف آموزش، یک‌سوم صرف ساختمان و مانده صرف سفره مهربانی و صندوق همیاری می‌شود.

### رسید مالیاتی

برای کمک‌های بیست دلار و بیشتر، رسید رسمی مالیاتی کانادا می‌فرستیم. در پیام انتقال، نام و نشانی خود را بنویسید.

### وجوهات و نذر

برای خمس، فطریه و نذر در یادداشت پرداخت بنویسید که کمک شما برای چیست؛ هر کدام حساب جداگانه‌ای دارد.`,
    links: [
      {
        label: 'انتقال اینترنتی',
        url: 'mailto:donate@example.org',
        note: 'از بانک خود به نشانی donate@example.org بفرستید؛ نیازی به پرسش امنیتی نیست.',
      },
      {
        label: 'کارت اعتباری',
        url: 'https://donate.example.org/card',
        note: 'یک‌باره یا ماهانه؛ کارمزدی از کمک شما کم نمی‌شود.',
      },
      {
        label: 'چک',
        url: '/contact-us',
        note: 'در وجه «Ontario Islamic Centre»، به نشانی کانون یا در صندوق ورودی',
      },
      {
        label: 'کالا و وقت',
        url: 'tel:+14165550142',
        note: 'کتاب، مواد غذایی خشک و چند ساعت داوطلبی نیز کمک است.',
      },
    ],
  },
  en: {
    title: 'Donate',
    description: 'Ways to give to the Ontario Islamic Centre, and the tax receipt',
    amounts: [
      { amount: 25, text: 'A basket of food for a family, for a week' },
      { amount: 60, text: 'A month of Persian classes for a child' },
      { amount: 120, text: 'A warm prayer hall for a week of winter' },
      { amount: 500, text: 'Part of a burial that a family cannot pay for' },
    ],
    content: `Your gifts keep this house open: nearly half goes to teaching, a third to the building, and the rest to the food shelf and the fund for families in need.

### Tax receipts

For gifts of twenty dollars and more we send an official Canadian tax receipt. Please put your name and address in the message of the transfer.

### Religious dues

For khums, fitra or a vow, say in the note what the gift is for; each is kept in accounts of its own.`,
    links: [
      {
        label: 'e-Transfer',
        url: 'mailto:donate@example.org',
        note: 'From your bank to donate@example.org; no security question is needed.',
      },
      {
        label: 'Credit card',
        url: 'https://donate.example.org/card',
        note: 'One-time or monthly; the provider takes no fee from your gift.',
      },
      {
        label: 'Cheque',
        url: '/contact-us',
        note: 'Payable to “Ontario Islamic Centre”, by mail or in the box at the entrance',
      },
      {
        label: 'Goods and time',
        url: 'tel:+14165550142',
        note: 'Books, dry food and a few hours of volunteering are gifts too.',
      },
    ],
  },
}

/** A page of the centre's own, beside the sections. */
const firstVisit: Page = {
  slug: 'first-visit',
  image: 'banner-niche',
  fa: {
    title: 'نخستین بار به کانون می‌آیید؟',
    description: 'آنچه خوب است پیش از نخستین دیدار از کانون اسلامی انتاریو بدانید',
    content: `درِ کانون به روی همه باز است؛ مسلمان باشید یا نباشید. برای آمدن لازم نیست از پیش خبر بدهید.

### هنگام ورود

کفش‌ها را در راهرو درمی‌آوریم. جای وضو در طبقه همکف است و برای کسی که صندلی یا ویلچر لازم دارد، راه هموار و آسانسور هست.

### پوشش

لباس پوشیده و راحت کافی است. کنارِ درِ شبستان چادر و روسری پاکیزه گذاشته‌ایم.

### در شبستان

تلفن را بی‌صدا کنید. اگر نماز نمی‌خوانید، روی صندلی‌های انتهای شبستان بنشینید و تماشا کنید. پس از نماز همیشه چای هست و کسی که به پرسش‌هایتان پاسخ دهد.`,
    links: [
      { label: 'نشانی و تلفن', url: '/contact-us', note: 'راه رسیدن به کانون و ساعت کار دفتر' },
      {
        label: 'برنامه‌های پیش رو',
        url: '/events',
        note: 'برای نخستین دیدار، شب شعر و «ناهار با همسایگان» مناسب است.',
      },
    ],
  },
  en: {
    title: 'Your first visit',
    description: 'What is good to know before you first come to the Ontario Islamic Centre',
    content: `Our door is open to everyone, Muslim or not. You do not need to tell us before you come.

### Coming in

We take our shoes off in the hallway. The place for washing is on the ground floor, and there is a step-free entrance and an elevator for anyone who needs them.

### What to wear

Modest, comfortable clothes are enough. Clean scarves and chadors hang by the door of the prayer hall.

### In the prayer hall

Please silence your telephone. If you do not pray, take a chair at the back and watch. After the prayer there is always tea, and someone who will answer your questions.`,
    links: [
      {
        label: 'Address and telephone',
        url: '/contact-us',
        note: 'How to find us, and when the office is open',
      },
      {
        label: 'Upcoming events',
        url: '/events',
        note: 'A poetry night or the lunch with neighbours makes a good first visit.',
      },
    ],
  },
}

const worded = ({ image }: Page, { title, description, content, links = [], amounts = [] }: PageText) => ({
  title,
  content,
  links,
  amounts,
  seo: { title, description, image: picture(image) },
})

export const pageSection: Section = {
  uid: 'api::page.page',
  entries: () =>
    [donate, ...sectionPages, firstVisit].map((page) => ({
      shared: { slug: page.slug },
      fa: worded(page, page.fa),
      en: worded(page, page.en),
    })),
}
