import type { OrderView } from '@boostdesk/api-client/contract';
import { FormDialog, type FormDialogProps } from '../components/form-dialog.tsx';
import { type DraftOptions, type DraftState, useDraft } from '../hooks/use-draft.ts';
import type { SubmitCallOptions, SubmitOptions } from '../hooks/use-submit.ts';
import { type OrderAnswer, useOrderAction } from './use-order-action.ts';

export interface OrderDialogProps {
  readonly order: OrderView;
  readonly onClose: () => void;
  /** Called instead of `onClose` when the order has changed. */
  readonly onDone?: ((answer: OrderAnswer) => void) | undefined;
}

type OrderFormOptions<Values> = DraftOptions<Values> & Pick<SubmitOptions<OrderAnswer>, 'success'>;

/** Form of an order's dialog. Its draft is stored under `name`. */
export function useOrderForm<Values extends object>(
  { order, onClose, onDone = onClose }: OrderDialogProps,
  name: string,
  start: () => Values,
  { success, ...options }: OrderFormOptions<Values> = {},
) {
  const draft = useDraft(`order ${order.id} ${name}`, start, options);
  const action = useOrderAction(order.id, { draft, success, onSuccess: onDone });
  const { value: values, change } = draft;
  const errors = action.problem?.fields ?? {};
  return {
    ...action,
    draft,
    onClose,
    values,
    change: (changed: Partial<Values>) => change({ ...values, ...changed }),
    /** The server's errors by field. */
    errors,
    text: <Name extends keyof Values & string>(field: Name) => ({
      value: values[field],
      onChange: (text: Values[Name]) => change({ ...values, [field]: text }),
      error: errors[field],
      validMessage: null,
    }),
  };
}

interface Props<Request>
  extends Pick<
    FormDialogProps,
    'title' | 'submitLabel' | 'submitVariant' | 'size' | 'cancelLabel' | 'problem' | 'children'
  > {
  /** Of `useOrderForm`; without a draft when there is nothing to keep, or it is secret. */
  readonly form: ReturnType<typeof useOrderAction> & { readonly draft?: DraftState; readonly onClose: () => void };
  readonly call: (request: Request, options: SubmitCallOptions) => Promise<OrderAnswer>;
  /** Null while the input is incomplete. */
  readonly request: Request | null;
}

/** Dialog of an order action. It sends the request, and closes when the order has changed. */
export const OrderDialog = <Request,>({ form, call, request, ...frame }: Props<Request>) => (
  <FormDialog
    problem={form.problem?.message}
    refusal={form.problem}
    {...frame}
    isPending={form.isPending}
    isSubmitDisabled={request === null}
    onSubmit={() => {
      if (request !== null) void form.submit(call, request);
    }}
    onClose={form.onClose}
    draft={form.draft}
  />
);
