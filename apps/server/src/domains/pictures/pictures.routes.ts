import type { BodyChecks, HandlersOf } from '../../http/handler-types.ts';
import type { PicturesService } from './pictures.service.ts';

export const picturesRoutes = (pictures: PicturesService): HandlersOf<'picture'> => ({
  'picture.upload': ({ actor, file }, request) => pictures.upload(actor, request, file ?? Buffer.alloc(0)),
});

export const pictureBodyChecks = (pictures: PicturesService): BodyChecks => ({
  'picture.upload': (actor, request) => pictures.assertCanUpload(actor, request),
});
