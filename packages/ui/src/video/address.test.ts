import { describe, expect, test } from 'vitest'
import { readVideoAddress } from './address.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

test.each([
  'https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc&t=42',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL0123456789&index=3',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ#top',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?si=x',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  '  HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ\n',
  '//www.youtube.com/watch?v=dQw4w9WgXcQ',
])('%s plays without a cookie', (written) => {
  expect(readVideoAddress(written)).toEqual({
    kind: 'embed',
    provider: 'youtube',
    embed: youtube,
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  })
})

test.each([
  ['https://vimeo.com/76979871', '76979871?dnt=1&autoplay=1', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871?dnt=1&autoplay=1', '76979871'],
  ['https://player.vimeo.com/video/76979871?title=0', '76979871?dnt=1&autoplay=1', '76979871'],
  ['https://vimeo.com/76979871/8272103f6e', '76979871?h=8272103f6e&dnt=1&autoplay=1', '76979871/8272103f6e'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    '76979871?h=8272103f6e&dnt=1&autoplay=1',
    '76979871/8272103f6e',
  ],
])('%s plays untracked', (written, embed, page) => {
  expect(readVideoAddress(written)).toEqual({
    kind: 'embed',
    provider: 'vimeo',
    embed: `https://player.vimeo.com/video/${embed}`,
    page: `https://vimeo.com/${page}`,
  })
})

test.each([
  'https://www.aparat.com/v/aBc12',
  'https://aparat.com/v/aBc12/',
  'https://www.aparat.com/v/aBc12/a-title-after-it',
  'https://www.aparat.com/video/video/embed/videohash/aBc12/vt/frame',
])('%s plays', (written) => {
  expect(readVideoAddress(written)).toEqual({
    kind: 'embed',
    provider: 'aparat',
    embed: 'https://www.aparat.com/video/video/embed/videohash/aBc12/vt/frame',
    page: 'https://www.aparat.com/v/aBc12',
  })
})

test.each(['/uploads/lecture.mp4', '/uploads/lecture.MP4?v=2', 'https://cms.example.org/uploads/a.webm'])(
  '%s is a file that the browser plays itself',
  (src) => {
    expect(readVideoAddress(src)).toEqual({ kind: 'file', src })
  },
)

test.each([
  'https://www.youtube.com/playlist?list=PL0123456789',
  'https://www.youtube.com/@centre',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/dQw4w9WgXcQQ',
  'https://vimeo.com/about',
  'https://www.aparat.com/centre',
  'https://example.org/watch?v=dQw4w9WgXcQ',
  '/fa/lectures',
])('%s is a link and no more', (href) => {
  expect(readVideoAddress(href)).toEqual({ kind: 'link', href })
})

describe('a hostile address', () => {
  test.each([
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd.mp4',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:dQw4w9WgXcQ@evil.example/embed/dQw4w9WgXcQ',
    'half a word',
    'https://',
    '',
  ])('%j is nothing', (written) => {
    expect(readVideoAddress(written)).toBeUndefined()
  })

  test.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://evilyoutube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload=%22',
    'https://www.youtube.com/embed/../../redirect?q=evil',
    'https://youtu.be/%2e%2e%2fdQw4w9',
    'https://player.vimeo.com/video/1?h="><script>',
    'https://www.aparat.com/v/..%2F..%2Fx',
    'https://www.xn--yutube-wqf.com/watch?v=dQw4w9WgXcQ',
  ])('%s never brings a foreign or altered frame', (written) => {
    const video = readVideoAddress(written)
    if (video?.kind === 'embed')
      expect(video.embed).toMatch(/^https:\/\/player\.vimeo\.com\/video\/1\?dnt=1&autoplay=1$/)
    else expect(video?.kind).toBe('link')
  })
})
