export {
  MonthlyTimetable,
  type MonthlyTimetableProps,
  type TimetableDay,
  type TimetableWord,
} from './monthly-timetable.tsx'
