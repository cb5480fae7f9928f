import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

const send = () => undefined;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The error stands at its field, and the button can always be pressed.',
      picture: (
        <Form onSubmit={send}>
          <TextField label="In-game name" defaultValue="F" error="Use at least 2 letters" isTouched />
          <PictureRow>
            <Button variant="primary">Save name</Button>
          </PictureRow>
        </Form>
      ),
    },
    dont: {
      caption: 'The error is far from its field, and the disabled button doesn’t explain itself.',
      picture: (
        <Form onSubmit={send} error="The form has 1 error">
          <TextField label="In-game name" defaultValue="F" />
          <PictureRow>
            <Button variant="primary" isDisabled>
              Submit
            </Button>
          </PictureRow>
        </Form>
      ),
    },
  },
];
