import { ContactForm } from '../features/inquiries/contact-form';
import { Contact } from '../features/studio/contact';

/** The contact section with its form (S 2), for every page that ends in it. */
export function ContactSection({ level }: { level?: 'h1' | 'h2' }) {
  return (
    <Contact {...(level && { level })}>
      <ContactForm />
    </Contact>
  );
}
