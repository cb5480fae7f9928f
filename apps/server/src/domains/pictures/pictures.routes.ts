import type { BodyChecks, HandlersOf } from '../../http/handler-types.ts';
import type { QuickRepliesService } from '../quick-replies/quick-replies.service.ts';
import type { PicturesService } from './pictures.service.ts';

export const picturesRoutes = (pictures: PicturesService): HandlersOf<'picture'> => ({
  'picture.upload': ({ actor, file }, request) => pictures.upload(actor, request, file ?? Buffer.alloc(0)),
});

interface PictureServices {
  readonly pictures: PicturesService;
  readonly quickReplies: QuickRepliesService;
}

export const pictureBodyChecks = ({ pictures, quickReplies }: PictureServices): BodyChecks => ({
  'picture.upload': (actor, request) => pictures.assertCanUpload(actor, request),
  'quickreplies.addPicture': (actor, request) => quickReplies.assertCanAddPicture(actor, request),
});
