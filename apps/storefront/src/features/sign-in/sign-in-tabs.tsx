import { Card } from '@boostdesk/ui/card';
import { Tab, TabList, TabPanel, Tabs } from '@boostdesk/ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { RegisterForm } from './register-form.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export const SignInTabs = ({ onSignedIn }: SignInFormProps) => {
  const { t } = useLingui();
  return (
    <Card>
      <Tabs look="line">
        <TabList aria-label={t`Account`}>
          <Tab id="signin">{t`Sign in`}</Tab>
          <Tab id="register">{t`Create account`}</Tab>
        </TabList>
        <TabPanel id="signin">
          <SignInForm onSignedIn={onSignedIn} />
        </TabPanel>
        <TabPanel id="register">
          <RegisterForm onSignedIn={onSignedIn} />
        </TabPanel>
      </Tabs>
    </Card>
  );
};
