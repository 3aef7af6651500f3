import path from 'node:path'
import { environment } from '../src/environment'

const sqlite = {
  client: 'sqlite',
  connection: { filename: path.join(environment.DATA_DIR, 'cms.sqlite') },
  useNullAsDefault: true,
}

const postgres = {
  client: 'postgres',
  connection: { connectionString: environment.DATABASE_URL },
  pool: { min: 0, max: 10 },
}

export default { connection: environment.DATABASE_CLIENT === 'postgres' ? postgres : sqlite }
