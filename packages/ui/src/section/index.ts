export { Section, type SectionProps } from './section.tsx'
export { SectionHeader, type SectionHeaderProps } from './section-header.tsx'
