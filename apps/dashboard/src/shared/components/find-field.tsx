import { Icon } from '@boostdesk/ui/icon';
import { TextField, type TextFieldProps } from '@boostdesk/ui/text-field';

type FindFieldProps = Pick<TextFieldProps, 'className' | 'maxLength' | 'onChange' | 'placeholder' | 'value'> & {
  readonly 'aria-label': string;
};

/** Words to look for: they are neither right nor wrong, and looked for when nobody types any more. */
export const FindField = (props: FindFieldProps) => (
  <TextField {...props} debounce={500} validMessage={null} isTouched={false} start={<Icon name="search" size={16} />} />
);
