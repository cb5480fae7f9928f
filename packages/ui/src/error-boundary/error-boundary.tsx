import { Component, type ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../error-state/error-state.tsx';
import { screenMessages } from '../messages/screen-messages.ts';

/** Under which somebody finds an error; null where it has no code. */
export type ErrorReference = string | number | null | undefined;

/** Class, style and ref go to what stands in the place of what failed. */
export interface ErrorBoundaryProps extends Omit<ErrorStateProps, 'children' | 'onError' | 'title'> {
  children: ReactNode;
  /** Another value than before: it is drawn anew, as where another order is shown in the same place. */
  resetKey?: unknown;
  /** Is told of each error; answers the code to show, at once or later. */
  onError?: (error: unknown) => ErrorReference | Promise<ErrorReference>;
  /** @default draws it anew */
  onRetry?: () => void;
  /** @default 'This part failed' */
  title?: ReactNode;
  /** What to say of an error. @default 'The rest still works. Try again, or come back later.' */
  describe?: (error: unknown) => ReactNode;
  /** Draws something around what stands in its place, as the landmark of a page that has nothing else. */
  frame?: (state: ReactNode) => ReactNode;
  /** @default 'Reference 10482' */
  describeReference?: (code: string | number) => ReactNode;
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | null;
  readonly reference: ErrorReference;
  readonly resetKey: unknown;
}

const whole = { caught: null, reference: null } as const;

/** A class keeps a `ref` to itself. */
interface BoundaryProps extends Omit<ErrorBoundaryProps, 'ref'> {
  readonly stateRef: ErrorBoundaryProps['ref'];
}

class Boundary extends Component<BoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { ...whole, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error }, reference: null };
  }

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return Object.is(resetKey, state.resetKey) ? null : { ...whole, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    // No code is better than a second error.
    this.report(error).catch(() => undefined);
  }

  private async report(error: unknown): Promise<void> {
    const reference = await this.props.onError?.(error);
    if (this.state.caught?.error === error) this.setState({ reference });
  }

  override render(): ReactNode {
    const {
      children,
      resetKey: _,
      onError: __,
      onRetry = () => this.setState(whole),
      title = screenMessages.boundary.title,
      describe = () => screenMessages.boundary.text,
      describeReference = screenMessages.boundary.reference,
      frame = (state) => state,
      stateRef,
      ...props
    } = this.props;
    const { caught, reference } = this.state;
    if (caught === null) return children;
    return frame(
      <ErrorState icon="warning" {...props} ref={stateRef} title={title} onRetry={onRetry}>
        {describe(caught.error)}
        {reference === null || reference === undefined ? null : <p>{describeReference(reference)}</p>}
      </ErrorState>,
    );
  }
}

/** What fails while it is drawn takes nothing down but itself: in its place stands what happened, its code, and another try. */
export function ErrorBoundary({ ref, ...props }: ErrorBoundaryProps) {
  return <Boundary {...props} stateRef={ref} />;
}
