type Key = PropertyKey;

/** A validation issue and its path. */
export interface FormIssue {
  readonly message: string;
  readonly path?: readonly (Key | { readonly key: Key })[] | undefined;
}

/** The result of a schema. */
export type FormValidation<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly FormIssue[] };

/** The part of https://standardschema.dev version 1 that a form uses, so that any compatible library works. */
export interface FormSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => FormValidation<Output> | Promise<FormValidation<Output>>;
  };
}
