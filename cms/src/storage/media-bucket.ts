import { GetObjectCommand, HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Context } from 'koa';
import { clientOptions, type StoreSettings } from './bucket-settings';

/** Unchanged, not there, no such part. */
const PASSED_ON = [304, 404, 416];

/**
 * Answers GET and HEAD with a picture, video or model of the media bucket, or with a part of it.
 * @throws S3ServiceException where the store refuses or fails
 */
export function mediaAnswers(settings: StoreSettings): (ctx: Context, key: string) => Promise<void> {
  const client = new S3Client(clientOptions(settings));

  return async (ctx, key) => {
    const wanted = {
      Bucket: settings.mediaBucket,
      Key: key,
      Range: ctx.get('Range') || undefined,
      IfNoneMatch: ctx.get('If-None-Match') || undefined,
    };
    try {
      const isHead = ctx.method === 'HEAD';
      const { $metadata, ...object } = isHead
        ? await client.send(new HeadObjectCommand(wanted))
        : await client.send(new GetObjectCommand(wanted));
      ctx.status = $metadata.httpStatusCode ?? 200;
      ctx.type = object.ContentType ?? 'application/octet-stream';
      ctx.set('Accept-Ranges', 'bytes');
      ctx.set('Cache-Control', 'max-age=0');
      if (object.ETag) ctx.set('ETag', object.ETag);
      if (object.LastModified) ctx.lastModified = object.LastModified;
      if (object.ContentRange) ctx.set('Content-Range', object.ContentRange);
      if ('Body' in object) ctx.body = object.Body;
      if (object.ContentLength !== undefined) ctx.length = object.ContentLength;
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === undefined || !PASSED_ON.includes(status)) throw error;
      ctx.status = status;
    }
  };
}
