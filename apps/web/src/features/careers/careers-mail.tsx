import type { ComponentProps } from 'react';
import { careersMail } from '../../content/careers';
import { usePublicQuery } from '../../lib/api/use-query';
import { MailLink } from '../../ui/links/mail-link';

interface CareersMailProps extends Omit<ComponentProps<typeof MailLink>, 'href'> {
  subject: string;
}

/** A link that starts a mail to the people who run Figura, at the address that they have set. */
export function CareersMail({ subject, ...props }: CareersMailProps) {
  const { data } = usePublicQuery('/contact');
  return <MailLink {...props} href={careersMail(data?.email ?? '', subject)} />;
}
