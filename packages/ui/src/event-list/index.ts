export { type EventEntry, EventList, type EventListProps } from './event-list.tsx'
