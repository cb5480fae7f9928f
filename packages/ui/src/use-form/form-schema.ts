type Key = PropertyKey;

/** Something that is wrong with a value, and where in it. */
export interface FormIssue {
  readonly message: string;
  readonly path?: readonly (Key | { readonly key: Key })[] | undefined;
}

/** What a schema says of a value. */
export type FormValidation<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly FormIssue[] };

/** What a form needs of https://standardschema.dev, version 1: a schema of any library that follows it fits. */
export interface FormSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => FormValidation<Output> | Promise<FormValidation<Output>>;
  };
}
