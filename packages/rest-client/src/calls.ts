import type { paths } from './gen/openapi.ts'
import type { Method, operations } from './operations.ts'

export type CallOptions = {
  /** Ends the call early; it then rejects with the signal's own reason. */
  signal?: AbortSignal
}

/** `pagination[page]`, as the contract spells it, is given as `pagination: { page }`. */
type Nested<Query> = {
  [Name in keyof Query as Name extends `${string}[${string}]` ? never : Name]: Query[Name]
} & {
  pagination?: {
    [Name in keyof Query as Name extends `pagination[${infer Part}]` ? Part : never]?: Query[Name]
  }
}

type Defined<Query> = Exclude<Query, undefined>

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? [Defined<Query>] extends [never]
    ? Record<string, never>
    : Nested<Defined<Query>>
  : never

type PathOf<Operation> = Operation extends { parameters: { path: infer Names } }
  ? Names extends object
    ? [name: Names[keyof Names]]
    : []
  : []

type BodyOf<Operation> = Operation extends {
  requestBody?: { content: { 'application/json': infer Body } } | undefined
}
  ? [Body] extends [never]
    ? []
    : unknown extends Body
      ? []
      : [body: Body]
  : []

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never

type ResponseOf<Operation> = Operation extends { responses: infer Responses }
  ? 302 extends keyof Responses
    ? Redirection
    : {
        [Status in keyof Responses]: Status extends 200 | 201 ? JsonOf<Responses[Status]> : never
      }[keyof Responses]
  : never

/** The redirect target of a call that is meant for a visitor's browser; null without a `Location`. */
export type Redirection = { location: string | null }

type OperationOf<Verb extends Method, Path> = Path extends keyof paths
  ? Lowercase<Verb> extends keyof paths[Path]
    ? paths[Path][Lowercase<Verb>]
    : never
  : never

type CallOf<Operation> = (
  ...input: [...PathOf<Operation>, ...BodyOf<Operation>, query?: QueryOf<Operation>, options?: CallOptions]
) => Promise<ResponseOf<Operation>>

/**
 * One call per operation: its path parameters, then its body, then its query, each if it has one; bodies have the types
 * of the contract, entries are always flat.
 */
export type RestClient = {
  [Group in keyof typeof operations]: {
    [Name in keyof (typeof operations)[Group]]: (typeof operations)[Group][Name] extends readonly [
      infer Verb extends Method,
      infer Path,
      ...unknown[],
    ]
      ? CallOf<OperationOf<Verb, Path>>
      : never
  }
}
