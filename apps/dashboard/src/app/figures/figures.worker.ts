// Run for what the browser keeps of it: the tables that figures and dates are written by are there for all threads of the page then.
new Intl.NumberFormat('en').format(0);
new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format();
close();
