import { Icon } from '@boostdesk/ui/icon';
import { TextField, type TextFieldProps } from '@boostdesk/ui/text-field';

type FindFieldProps = Pick<TextFieldProps, 'className' | 'maxLength' | 'onChange' | 'placeholder' | 'value'> & {
  readonly 'aria-label': string;
};

/** Search field without validation, debounced. */
export const FindField = (props: FindFieldProps) => (
  <TextField {...props} debounce={500} validMessage={null} isTouched={false} start={<Icon name="search" size={16} />} />
);
