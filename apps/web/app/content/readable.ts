/**
 * The paths of the fields that a schema reads and an answer does not have, or has with another type. Null and undefined
 * are ignored; the schema checks them at run time.
 */
type MissingFields<Had, Wanted, Path extends string = ''> = [Wanted] extends [readonly (infer Item)[]]
  ? MissingFields<
      Had extends readonly (infer HadItem)[] ? NonNullable<HadItem> : unknown,
      NonNullable<Item>,
      Path
    >
  : [Wanted] extends [object]
    ? {
        [Field in keyof Wanted & string]-?: MissingFields<
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
 * The answer's type by the contract if a schema with this input can read it; else a type that no answer has, so that the
 * compiler's message names the field.
 */
export type Readable<Answer, Input> = [MissingFields<NonNullable<Answer>, Input>] extends [never]
  ? Answer
  : NotInTheContract<MissingFields<NonNullable<Answer>, Input>>
