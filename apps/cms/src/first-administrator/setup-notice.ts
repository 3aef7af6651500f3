/** The page of the panel without the setup link while there is no administrator. */
export const setupNotice = `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>هنوز مدیری نیست · No administrator yet</title>
<style>
body { max-inline-size: 40rem; margin: 15vh auto; padding-inline: 1.5rem; font: 1.1rem/1.8 Vazirmatn, Tahoma, sans-serif }
section + section { margin-block-start: 2.5rem }
</style>
</head>
<body>
<section>
<h1>هنوز مدیری نیست</h1>
<p>برای ساختن حساب نخستین مدیر، پیوند راه‌اندازی را باز کنید. فرمان <code dir="ltr">npm start</code> آن را نشان می‌دهد؛
در فایل <code dir="ltr">setup-link</code> در پوشه داده‌های سرور محتوا هم هست. پیوندی که پیش از آخرین راه‌اندازی سرور داده شده
باشد دیگر کار نمی‌کند.</p>
</section>
<section lang="en" dir="ltr">
<h2>No administrator yet</h2>
<p>To create the account of the first administrator, open the setup link. <code>npm start</code> prints it, and the file
<code>setup-link</code> in the data folder of the content server holds it. A link from before the last start of the server no
longer works.</p>
</section>
</body>
</html>
`
