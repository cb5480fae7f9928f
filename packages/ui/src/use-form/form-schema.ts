type Key = PropertyKey;

/** A validation issue. */
export interface FormIssue {
  readonly message: string;
  readonly path?: readonly (Key | { readonly key: Key })[] | undefined;
}

/** A schema's result. */
export type FormValidation<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly FormIssue[] };

/** The part of https://standardschema.dev version 1 that forms use. */
export interface FormSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => FormValidation<Output> | Promise<FormValidation<Output>>;
  };
}
