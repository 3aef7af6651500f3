export {
  MonthlyTimetable,
  type MonthlyTimetableProps,
  type TimetableDay,
  type TimetableLabel,
} from './monthly-timetable.tsx'
