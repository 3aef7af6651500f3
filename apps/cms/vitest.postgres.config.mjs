import { findPostgres } from '../../tools/postgres.mjs'
import config from './vitest.config.ts'

const isFull = process.env.TEST_EXTENT === 'full'

/**
 * The same tests on PostgreSQL, but those that start no server or look at the panel; unless the run is full, those that
 * depend on the database most. The root's configuration takes it in where there is one.
 */
export default {
  ...config,
  test: {
    ...config.test,
    name: 'cms-postgres',
    include: isFull ? config.test.include : ['tests/{abuse,backup,sign-ups}.test.ts'],
    exclude: [
      'tests/{album-order,bucket,calendar,dates-in-panel,demo-entries,editing,editors-guide,environment,first-administrator-panel,persian-panel,schedule-in-panel}.test.ts',
    ],
    provide: { postgresBinaries: findPostgres() },
  },
}
