import {
  FORM_MESSAGES,
  FORM_PATHS,
  type ConsultationRequest,
  type SubmissionReceipt,
} from '@kiln/contracts/inquiries-api';
import { requestJson } from '../../../lib/request';

/** POST /api/submit-consultation (S 7). @throws RefusedError, UnansweredError */
export function submitConsultation(body: ConsultationRequest): Promise<SubmissionReceipt> {
  return requestJson(FORM_PATHS.consultation, { method: 'POST', body, fallback: FORM_MESSAGES.consultationFailed });
}
