/**
 * The fields, by their paths, that a schema wants and an answer has not, or has in another type.
 * Whether a field may be empty is the schema's to say.
 */
type Lacking<Had, Wanted, Path extends string = ''> = [Wanted] extends [readonly (infer Item)[]]
  ? Lacking<Had extends readonly (infer HadItem)[] ? NonNullable<HadItem> : unknown, NonNullable<Item>, Path>
  : [Wanted] extends [object]
    ? {
        [Field in keyof Wanted & string]-?: Lacking<
          Field extends keyof Had ? NonNullable<Had[Field]> : unknown,
          NonNullable<Wanted[Field]>,
          Path extends '' ? Field : `${Path}.${Field}`
        >
      }[keyof Wanted & string]
    : [Had] extends [Wanted]
      ? never
      : Path

type NotInTheContract<Field> = { missing: Field }

/**
 * What the content server answers by its contract, where a schema with this input can read it. Where the contract
 * lacks a field, or has it in another type, nothing fits and the compiler's message names the field.
 */
export type Readable<Answer, Input> = [Lacking<NonNullable<Answer>, Input>] extends [never]
  ? Answer
  : NotInTheContract<Lacking<NonNullable<Answer>, Input>>
