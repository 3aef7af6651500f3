export type { BannerSlide } from './banner-picture.tsx'
export { BannerSlider, type BannerSliderProps } from './banner-slider.tsx'
