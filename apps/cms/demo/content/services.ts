import { picture, type Section } from './entry'

interface Words {
  title: string
  summary: string
  content: string
  steps: [title: string, text: string][]
}

interface Service {
  image: string
  phone: string
  email: string
  fa: Words
  en: Words
}

const funeral: Service = {
  image: 'cover-candles',
  phone: '+1 416-555-0119',
  email: 'funeral@example.org',
  fa: {
    title: 'امور درگذشتگان',
    summary: 'از نخستین تماس تا پایان مراسم، شبانه‌روز کنار خانواده‌ایم.',
    content: `درگذشت عزیزی در غربت، کارهای بسیاری در پی دارد که در سوگ نمی‌توان به تنهایی از پس آن‌ها برآمد. گروه امور درگذشتگان کانون در هر ساعت از شبانه‌روز پاسخ می‌دهد.

### آنچه ما انجام می‌دهیم

- هماهنگی با بیمارستان و پزشکی قانونی
- غسل و کفن به دست داوطلبان آموزش‌دیده، زن و مرد
- نماز میت در شبستان و همراهی تا آرامستان
- تالار رایگان برای مجلس ختم

### هزینه‌ها

غسل، کفن و تالار رایگان است. هزینه قبر و انتقال را آرامستان و شرکت حمل می‌گیرند؛ اگر پرداخت آن دشوار است، صندوق همیاری کانون کمک می‌کند.

| خدمت | هزینه |
| --- | --- |
| غسل و کفن | رایگان |
| تالار و پذیرایی ختم | رایگان |
| قبر و انتقال | به نرخ آرامستان |`,
    steps: [
      ['تماس بگیرید', 'خط شبانه‌روزی را بگیرید؛ نام، محل درگذشت و تلفن خود را بگویید.'],
      ['جواز را می‌گیریم', 'با بیمارستان هماهنگ می‌کنیم و جواز دفن را با هم می‌گیریم.'],
      ['غسل و نماز', 'پیکر به کانون منتقل می‌شود؛ خانواده اگر بخواهد در غسل همراه است.'],
      ['خاکسپاری و ختم', 'تا آرامستان همراهیم و مجلس ختم را در تالار برپا می‌کنیم.'],
    ],
  },
  en: {
    title: 'Funeral services',
    summary: 'Day and night beside the family, from the first call to the end of the memorial.',
    content: `A death far from home brings much to arrange that nobody should face alone. The centre’s funeral team answers at any hour.

### What we do

- Arrangements with the hospital and the coroner
- Washing and shrouding by trained volunteers, women and men
- The funeral prayer in our hall, and company to the cemetery
- The hall, free of charge, for the memorial

### Costs

Washing, shrouding and the hall are free. The cemetery and the transport company charge for the grave and for transport; where that is hard to meet, the centre’s fund helps.

| Service | Cost |
| --- | --- |
| Washing and shroud | free |
| Hall and memorial tea | free |
| Grave and transport | the cemetery’s rates |`,
    steps: [
      ['Call us', 'Call the line, day or night, with the name, the place and your number.'],
      ['The permit', 'We speak with the hospital and obtain the burial permit together.'],
      ['Washing and prayer', 'The body is brought to the centre; the family may take part.'],
      ['Burial and memorial', 'We come with you to the cemetery and hold the memorial in the hall.'],
    ],
  },
}

const matrimonial: Service = {
  image: 'cover-rings',
  phone: '+1 416-555-0142',
  email: 'marriage@example.org',
  fa: {
    title: 'ازدواج',
    summary: 'گفت‌وگوی پیش از ازدواج، خطبه عقد و ثبت رسمی در انتاریو',
    content: `برای آغاز زندگی مشترک، کانون از نخستین گفت‌وگو تا ثبت رسمی همراه شماست. امام جماعت کانون اجازه رسمی ثبت ازدواج در انتاریو را دارد.

### مدارک لازم

- جواز ازدواج از شهرداری، که نود روز اعتبار دارد
- کارت شناسایی معتبر هر دو نفر
- گواهی طلاق یا وفات همسر پیشین، اگر بوده است
- دو شاهد

### پیش از عقد

سه جلسه گفت‌وگو با مشاور خانواده داریم: درباره مهریه و حقوق، درباره پول، و درباره دلخوری و آشتی. این جلسه‌ها رایگان است و پیشنهاد می‌کنیم از آن نگذرید.`,
    steps: [
      ['گفت‌وگوی نخست', 'با دفتر تماس بگیرید و قرار دیدار بگذارید.'],
      ['سه جلسه مشاوره', 'با مشاور خانواده، به فارسی یا انگلیسی'],
      ['جواز شهرداری', 'جواز ازدواج را از شهرداری شهر خود بگیرید.'],
      ['عقد و ثبت', 'خطبه در کانون یا خانه شما خوانده و ازدواج ثبت می‌شود.'],
    ],
  },
  en: {
    title: 'Marriage services',
    summary: 'Conversations before marriage, the contract, and registration in Ontario',
    content: `From the first conversation to the registration, the centre is with you at the start of a shared life. Our imam is licensed to register marriages in Ontario.

### What to bring

- A marriage licence from the city, which is valid for ninety days
- Government ID for both of you
- A divorce or death certificate from any earlier marriage
- Two witnesses

### Before the contract

There are three conversations with our family counsellor: about the marriage gift and rights, about money, and about conflict and reconciliation. They are free, and we recommend them warmly.`,
    steps: [
      ['A first conversation', 'Call the office and find a time to meet.'],
      ['Three sessions', 'With the family counsellor, in Persian or English'],
      ['The city’s licence', 'Obtain a marriage licence from your city hall.'],
      ['Contract and registration', 'The contract is read at the centre or at your home, and registered.'],
    ],
  },
}

const community: Service = {
  image: 'cover-basket',
  phone: '+1 416-555-0165',
  email: 'community@example.org',
  fa: {
    title: 'خدمات اجتماعی',
    summary: 'سفره مهربانی، راهنمایی تازه‌واردان و دیدار سالمندان',
    content: `هر کس در محله به کمکی نیاز دارد، می‌تواند در کانون را بزند؛ نه عضویت لازم است و نه پرسشی از دین و زبان او.

### سفره مهربانی

شنبه‌ها از ۹ تا ۱۲ سبد خوراک می‌دهیم. برای سالمندان به خانه می‌بریم.

### راهنمایی تازه‌واردان

نامه‌نگاری اداری، نام‌نویسی مدرسه، اجاره خانه و رزومه؛ سه‌شنبه‌ها از ۱۷ تا ۲۰ بدون وقت قبلی.

### دیدار سالمندان

داوطلبان هفته‌ای یک بار سر می‌زنند، خرید می‌کنند و چای می‌نوشند.`,
    steps: [
      ['بگویید چه لازم دارید', 'زنگ بزنید یا سه‌شنبه‌ها سر بزنید.'],
      ['همراهی پیدا می‌کنیم', 'داوطلبی که زبان شما را می‌داند با شما تماس می‌گیرد.'],
      ['با هم پیش می‌رویم', 'تا کار به سرانجام برسد، یک نفر پاسخ‌گوی شماست.'],
    ],
  },
  en: {
    title: 'Community services',
    summary: 'The food shelf, help for newcomers and visits to older neighbours',
    content: `Whoever needs a hand in the neighbourhood may knock at the centre’s door. No membership is needed, and nobody is asked about faith or language.

### The food shelf

Baskets are given out on Saturdays from 9 a.m. to noon, and brought home to older neighbours.

### Help for newcomers

Letters to offices, school registration, renting and résumés: Tuesdays from 5 to 8 p.m., no appointment needed.

### Visits

Once a week our volunteers look in on older neighbours, do the shopping and stay for tea.`,
    steps: [
      ['Tell us what you need', 'Call, or come by on a Tuesday.'],
      ['We find someone', 'A volunteer who speaks your language calls you back.'],
      ['We see it through', 'One person answers to you until it is done.'],
    ],
  },
}

const worded = ({ image, phone, email, ...words }: Service, language: 'fa' | 'en') => ({
  ...words[language],
  steps: words[language].steps.map(([title, text]) => ({ title, text })),
  image: picture(image),
  phone,
  email,
})

const inLanguage = (language: 'fa' | 'en') => ({
  funeral: worded(funeral, language),
  matrimonial: worded(matrimonial, language),
  community: worded(community, language),
})

export const services: Section = {
  uid: 'api::service.service',
  entries: () => [{ fa: inLanguage('fa'), en: inLanguage('en') }],
}
