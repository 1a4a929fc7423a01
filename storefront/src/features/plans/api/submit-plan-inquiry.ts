import {
  FORM_MESSAGES,
  FORM_PATHS,
  type PlanInquiryRequest,
  type SubmissionReceipt,
} from '@kiln/contracts/inquiries-api';
import { requestJson } from '../../../lib/request';

/** POST /api/inquiries/submit (S 7). @throws RefusedError with the server's message, UnansweredError */
export function submitPlanInquiry(body: PlanInquiryRequest): Promise<SubmissionReceipt> {
  return requestJson(FORM_PATHS.planInquiry, { method: 'POST', body, fallback: FORM_MESSAGES.planFailed });
}
