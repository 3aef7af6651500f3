import { findPostgres } from '../../tools/postgres.mjs'
import config from './vitest.config.ts'

/** The same tests on PostgreSQL, but those that start no server or look at the panel. The root's configuration takes it in where there is one. */
export default {
  ...config,
  test: {
    ...config.test,
    name: 'cms-postgres',
    exclude: [
      'tests/{bucket,calendar,demo-entries,editing,editors-guide,environment,first-administrator-panel,persian-panel}.test.ts',
    ],
    provide: { postgresBinaries: findPostgres() },
  },
}
