import type { PicturePair } from '../docs-pictures.ts';
import { TextField } from '../text-field/text-field.tsx';
import { FormError } from './form-error.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Once above the fields, what no field can say.',
      picture: (
        <>
          <FormError>This order was paid meanwhile. Reload the page.</FormError>
          <TextField label="Coupon" defaultValue="SPRING" />
        </>
      ),
    },
    dont: {
      caption: 'It repeats what stands at the field.',
      picture: (
        <>
          <FormError>Coupon: Enter a coupon that is still valid.</FormError>
          <TextField label="Coupon" defaultValue="SPRING" error="Enter a coupon that is still valid" isTouched />
        </>
      ),
    },
  },
];
