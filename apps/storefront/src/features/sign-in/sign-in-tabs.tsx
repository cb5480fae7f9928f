import { Card } from '@boostdesk/ui/card';
import { Tab, TabList, TabPanel, Tabs } from '@boostdesk/ui/tabs';
import { RegisterForm } from './register-form.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export const SignInTabs = ({ onSignedIn }: SignInFormProps) => (
  <Card>
    <Tabs look="line">
      <TabList aria-label="Account">
        <Tab id="signin">Sign in</Tab>
        <Tab id="register">Create account</Tab>
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
