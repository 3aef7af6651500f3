import type { Bilingual } from '../bilingual'

export const proposalTexts = {
  menu: ['Proposals', 'پیشنهادها'],
  title: ['Proposal', 'پیشنهاد انتشار'],
  explanation: [
    'When the text is ready, propose it. An editor reads it and publishes it, or returns it to you with a message.',
    'هرگاه متن آماده شد، آن را پیشنهاد کنید. ویراستار آن را می‌خواند و منتشر می‌کند، یا با پیامی به شما برمی‌گرداند.',
  ],
  saveFirst: ['Save your changes first.', 'نخست تغییرهای خود را ذخیره کنید.'],
  propose: ['Propose for publication', 'پیشنهاد برای انتشار'],
  proposeAgain: ['Propose again', 'پیشنهاد دوباره'],
  withdraw: ['Withdraw the proposal', 'پس گرفتن پیشنهاد'],
  waiting: ['Waiting for an editor.', 'در انتظار ویراستار.'],
  forEditor: [
    'Publish it, or return it to the author with a message.',
    'آن را منتشر کنید، یا با پیامی به نویسنده برگردانید.',
  ],
  message: ['Message to the author', 'پیام به نویسنده'],
  giveBack: ['Return to the author', 'بازگرداندن به نویسنده'],
  proposed: ['Proposed', 'پیشنهادشده'],
  returned: ['Returned', 'بازگردانده‌شده'],
  listHint: [
    'What authors have proposed for publication, and what was returned to them.',
    'آنچه نویسندگان برای انتشار پیشنهاد کرده‌اند و آنچه به آنان بازگردانده شده است.',
  ],
  empty: ['Nothing is proposed at the moment.', 'اکنون پیشنهادی در انتظار نیست.'],
  failed: ['That did not work. Please try again.', 'انجام نشد. دوباره امتحان کنید.'],
  entry: ['Entry', 'مورد'],
  type: ['Type', 'نوع'],
  language: ['Language', 'زبان'],
  author: ['Author', 'نویسنده'],
  state: ['State', 'وضعیت'],
  since: ['Since', 'از'],
} as const satisfies Record<string, Bilingual>
