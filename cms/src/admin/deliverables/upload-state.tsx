import { Box, Button, Flex, ProgressBar, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import type { FailedUpload, RunningUpload } from './use-upload';

interface UploadStateProps {
  running: RunningUpload | null;
  failed: FailedUpload | null;
  onCancel: () => void;
  onRetry: (failed: FailedUpload) => void;
  onDismiss: () => void;
}

/** The upload under way with its way out, or the one that failed with its way on. */
export function UploadState({ running, failed, onCancel, onRetry, onDismiss }: UploadStateProps) {
  if (running) {
    const percent = Math.round(running.share * 100);
    return (
      <Flex gap={4} justifyContent="space-between">
        <Box grow={1}>
          <Typography variant="pi" tag="p" role="status">
            {percent < 100 ? `Uploading ${running.fileName}: ${percent} %` : `Checking and saving ${running.fileName}…`}
          </Typography>
          <ProgressBar value={percent} aria-label={`Uploading ${running.fileName}`} />
        </Box>
        <Button variant="tertiary" size="S" onClick={onCancel}>
          Cancel upload
        </Button>
      </Flex>
    );
  }
  if (!failed) return null;
  return (
    <Box role="alert" background="danger100" borderColor="danger200" hasRadius padding={3}>
      <Flex gap={3} justifyContent="space-between" wrap="wrap">
        <Flex gap={3} alignItems="flex-start">
          <WarningCircle fill="danger600" aria-hidden style={{ flexShrink: 0 }} />
          <Typography textColor="danger700">
            {failed.request.file.name} was not uploaded. {failed.message}
          </Typography>
        </Flex>
        <Flex gap={2}>
          <Button variant="tertiary" size="S" onClick={onDismiss}>
            Dismiss
          </Button>
          <Button size="S" onClick={() => onRetry(failed)}>
            Try again
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
