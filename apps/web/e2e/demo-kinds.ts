import { type RecordKind, recordPages } from '@islamic-centre/site-contract/site-paths'

/** The kinds of records of which the demo content has some. It announces no death: nobody in it is invented to have died. */
export const demoKinds = (Object.keys(recordPages) as RecordKind[]).filter((it) => it !== 'deathNotice')
